import { notFound } from "next/navigation";
import { idSchema } from "~/domain/fields";

/** The id in the address of a row's screen; responds 404 where there is none. */
export async function idParam(params: Promise<{ id: string }>): Promise<number> {
  const id = idSchema.safeParse(Number((await params).id));
  if (!id.success) notFound();
  return id.data;
}
