/** Two columns of the home from 1280 px, one on a phone. */
export const homeColumns = "grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_400px] lg:items-start";
export const homeColumn = "grid min-w-0 grid-cols-1 gap-4 lg:gap-5";
