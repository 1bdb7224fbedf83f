import type { Copy } from "~/copy/copy";

/** What changes between three ways of selling, with what the others are better at. */
export function Comparison({ copy, name }: { copy: Copy; name: string }) {
  const { heading, text, ways, short, rows, fair } = copy.home.compare;
  return (
    <section className="wide section">
      <h2>{heading}</h2>
      <p>{text}</p>
      <table className="compare">
        <thead>
          <tr>
            <td />
            <th scope="col">{ways.whatsapp}</th>
            <th scope="col">{ways.platform}</th>
            <th scope="col" className="own">
              {name}
            </th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(rows).map(([key, row]) => (
            <tr key={key}>
              <th scope="row">{row.title}</th>
              <td data-way={short.whatsapp}>{row.whatsapp}</td>
              <td data-way={short.platform}>{row.platform}</td>
              <td data-way={name} className="own">
                {row.own}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="fair">
        <b>{fair.question}</b> {fair.answer}
      </p>
    </section>
  );
}
