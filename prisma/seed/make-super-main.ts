// What scripts/commands/make-super.ts runs once the database is there: makes the mail's super-user, and prints their link.
import { PrismaPg } from "@prisma/adapter-pg";
import { emailSchema } from "~/domain/account/email";
import { PrismaClient } from "~/generated/prisma/client";
import { makeSuper } from "~/server/services/account/make-super";
import { seedBase } from "./base";

const { DATABASE_URL, APP_URL } = process.env;
if (!DATABASE_URL || !APP_URL) throw new Error("DATABASE_URL or APP_URL is not set");

const email = emailSchema.safeParse(process.argv[2]);
if (!email.success) {
  console.error("Se usa así: npm run make-super -- mail@ejemplo.com");
  process.exit(1);
}

const db = new PrismaClient({ adapter: new PrismaPg({ connectionString: DATABASE_URL, max: 1 }) });
try {
  await seedBase(db);
  const { token } = await makeSuper({ db, now: () => new Date() }, { email: email.data });
  process.stdout.write(
    [
      "",
      `${email.data} es superusuario. Para elegir su contraseña, una sola vez y durante una hora:`,
      "",
      `  ${APP_URL}/recuperar/${token}`,
      "",
      "",
    ].join("\n"),
  );
} finally {
  await db.$disconnect();
}
