/** The database of a browser in which its people's figures and entries are kept for when the server is away. */
export const DEVICE_STORE = 'ilifa-here';
