// Tries: another program and the stored answer, in Java.
// Verdict: RTE
// Limits: time 6 memory 512
import java.nio.file.Files;
import java.nio.file.Path;

public class Processes {
    public static void main(String[] arguments) throws Exception {
        try {
            System.out.print(Files.readString(Path.of("@ANSWER@")));
        } catch (java.io.IOException refused) {
            Process cat = new ProcessBuilder("/bin/cat", "@ANSWER@").start();
            System.out.print(new String(cat.getInputStream().readAllBytes()));
            System.exit(cat.waitFor());
        }
    }
}
