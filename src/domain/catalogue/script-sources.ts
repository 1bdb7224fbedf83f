/**
 * Response header in which the application sends, with a shop's page, the hashes of its inline scripts as sources for a
 * content security policy. The edge adds them to the page's policy and strips the header.
 */
export const SCRIPT_SOURCES = "x-script-sources";
