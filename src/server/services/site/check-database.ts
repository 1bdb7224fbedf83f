import type { ServiceContext } from "~/server/context";

const PATIENCE_MS = 3000;

/** Whether the database answers, and soon. */
export async function checkDatabase({ db }: Pick<ServiceContext, "db">): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((done) => {
    timer = setTimeout(() => done(false), PATIENCE_MS);
  });
  const asked = db.$queryRaw`select 1`.then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}
