// npm run db:generate: the database's client for this tree, and the copy in git that a start without Prisma runs.
import { fail } from "../failure.mjs";
import { generate, keepClient } from "../generate.ts";

try {
  console.log(
    (await generate()) ? "Cliente de la base de datos generado." : "El cliente de la base de datos está al día.",
  );
  await keepClient();
} catch (error) {
  fail(error);
}
