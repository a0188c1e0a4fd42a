/** The header in which an answer to a call says of which build the server's pages are. */
export const BUILD_HEADER = 'x-build';
