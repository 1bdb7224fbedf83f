export type Fields = "customerName" | "customerPhone" | "address" | "zone" | "branchId" | "note";

interface FieldProps {
  name: Fields;
  label: string;
  optional?: string;
  problem?: string;
  autoComplete: string;
  type?: string;
  maxLength: number;
  required?: boolean;
}

export function Field({ name, label, optional, problem, ...input }: FieldProps) {
  return (
    <div className="fld">
      <label htmlFor={name}>
        {label} {optional ? <span className="opc">{optional}</span> : null}
      </label>
      <input
        id={name}
        name={name}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${name}-e` : undefined}
        {...input}
      />
      <Problem id={`${name}-e`} text={problem} />
    </div>
  );
}

export function Problem({ id, text }: { id: string; text?: string }) {
  return text ? (
    <p className="fld__e" id={id}>
      {text}
    </p>
  ) : null;
}
