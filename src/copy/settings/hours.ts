/** `/configuraciones/horarios` */
export const hoursWords = {
  hours: {
    hint: "Tu tienda dice si está abierta según el reloj de tu país. Sin horarios no dice nada.",
    closed: "Cerrado",
    from: "Abre",
    until: "Cierra",
    /** Of hours that go on past midnight. */
    nextDay: "Cierra el {day}, después de medianoche.",
    turnOf: "{day}, turno {turn}",
    open: "Abre este día",
    more: "Otro turno",
    repeat: "Repetir hasta el viernes",
    remove: "Quitar el turno {turn} del {day}",
  },
};

export const hoursTexts = { name: "tent", neutral: hoursWords } as const;
