# Every Board (UIUC IE 523, N-Queens, part 2)
# https://github.com/malinakobra/solved-ie523-homework-1-n-queens-problem
#
# Keeps all ways to fill the columns so far, in order: the rows of the queens, and as bits the rows of
# the next column that they attack straight, along / and along \.

size = int(input())
ways = [((), 0, 0, 0)]
for _ in range(size):
    ways = [((*rows, row), straight | bit, (up | bit) >> 1, (down | bit) << 1)
            for rows, straight, up, down in ways
            for row in range(size)
            for bit in [1 << row]
            if not bit & (straight | up | down)]

border = "-" * (3 * size)
for number, (rows, *_) in enumerate(ways, 1):
    print(f"{size}x{size} Solution #: {number}")
    print(border)
    for row in range(size):
        print("".join([" Q " if queen == row else " - " for queen in rows]))
    print(border)
print(f"There are {len(ways)} different solutions to the {size}-Queens Problem")
