/**
 * Told by the application with a shop's page: the sources of the scripts in its text, as a content security policy names them.
 * The edge puts them into the page's policy, and hands the header on to nobody.
 */
export const SCRIPT_SOURCES = "x-script-sources";
