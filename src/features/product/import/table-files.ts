/** The files of tables that may be chosen. Includes types we cannot read: an error message is better than a greyed-out file. */
export const TABLE_FILES =
  ".xlsx,.xlsm,.xls,.ods,.csv,.tsv,.txt,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,application/vnd.ms-excel";
