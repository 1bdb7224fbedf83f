export type CheckoutFieldName = "customerName" | "customerPhone" | "address" | "zone" | "branchId" | "note";

interface FieldProps {
  name: CheckoutFieldName;
  label: string;
  optional?: string;
  problem?: string;
  autoComplete: string;
  type?: string;
  maxLength: number;
  required?: boolean;
}

export function CheckoutField({ name, label, optional, problem, ...input }: FieldProps) {
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
      <CheckoutProblemText id={`${name}-e`} text={problem} />
    </div>
  );
}

interface ChooseProps {
  name: CheckoutFieldName;
  label: string;
  /** Placeholder option. */
  pick: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  problem?: string;
  onChoose: (value: string) => void;
}

export function CheckoutChoice({ name, label, pick, value, options, problem, onChoose }: ChooseProps) {
  return (
    <div className="fld">
      <label htmlFor={name}>{label}</label>
      <select
        id={name}
        name={name}
        value={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${name}-e` : undefined}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">{pick}</option>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
      <CheckoutProblemText id={`${name}-e`} text={problem} />
    </div>
  );
}

interface WayProps {
  /** What it is a way for. */
  field: "method" | "paymentMethod";
  icon?: "store" | "truck";
  name: string;
  text?: string | null;
  price: string | undefined;
  checked: boolean;
  onChoose: () => void;
}

/** One of the ways to receive or to pay an order. */
export function CheckoutWay({ field, icon, name, text, price, checked, onChoose }: WayProps) {
  return (
    <label className="way">
      <input type="radio" name={field} checked={checked} onChange={onChoose} />
      <span className="way__b">
        {icon ? <i className={`ic i-${icon}`} aria-hidden="true" /> : null}
        <span className="way__x">
          <b>{name}</b>
          {text ? <span>{text}</span> : null}
        </span>
        <span className="way__p">{price}</span>
      </span>
    </label>
  );
}

export function CheckoutProblemText({ id, text }: { id: string; text?: string }) {
  return text ? (
    <p className="fld__e" id={id}>
      {text}
    </p>
  ) : null;
}
