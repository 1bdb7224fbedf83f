/** What the command line of Prisma reads; it is installed as `prisma-cli`, so that a start does without it. */
export default { schema: "prisma/schema", migrations: { path: "prisma/migrations" } };
