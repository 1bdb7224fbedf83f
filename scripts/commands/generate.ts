// npm run db:generate: generates the database client, and the copy of it that is committed.
import { fail } from "../failure.mjs";
import { generate, writeCommittedClient } from "../generate.ts";

try {
  const generated = await generate();
  console.log(generated ? "Cliente de la base de datos generado." : "El cliente de la base de datos está al día.");
  await writeCommittedClient();
} catch (error) {
  fail(error);
}
