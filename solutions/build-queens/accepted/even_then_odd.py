# N-Queen: even columns, then odd ones; for two remainders by 6 a few of them change places.


def placement(n):
    even = list(range(2, n + 1, 2))
    odd = list(range(1, n + 1, 2))
    if n % 6 == 2:
        odd[:3] = [3, 1]
        odd.append(5)
    elif n % 6 == 3:
        even = even[1:] + [2]
        odd = odd[2:] + [1, 3]
    return even + odd


print("\n".join(map(str, placement(int(input())))))
