// Written by npm run screenshots.

type View = { readonly width: number; readonly height: number; readonly light: string; readonly dark: string };
/** A part of the product as a picture: as wide as on a desk, and as on a phone. */
export type ProductPicture = { readonly desk: View; readonly phone: View };

export const DASHBOARD: ProductPicture = {
  desk: {
    width: 1600,
    height: 1104,
    light: '/assets/product/dashboard-desk-light-Rbo1TQ7t.avif',
    dark: '/assets/product/dashboard-desk-dark-Uqp5sxgj.avif',
  },
  phone: {
    width: 720,
    height: 1120,
    light: '/assets/product/dashboard-phone-light-bsgaXkDN.avif',
    dark: '/assets/product/dashboard-phone-dark-3KQitYx0.avif',
  },
};
export const IMPORT: ProductPicture = {
  desk: {
    width: 909,
    height: 672,
    light: '/assets/product/import-desk-light-IM0pQES0.avif',
    dark: '/assets/product/import-desk-dark-wy6_sA21.avif',
  },
  phone: {
    width: 656,
    height: 840,
    light: '/assets/product/import-phone-light-TQMAUIjy.avif',
    dark: '/assets/product/import-phone-dark-sbHWo0iO.avif',
  },
};
export const SPENDING: ProductPicture = {
  desk: {
    width: 909,
    height: 610,
    light: '/assets/product/spending-desk-light-QdRUfWc3.avif',
    dark: '/assets/product/spending-desk-dark-dG9jaUzc.avif',
  },
  phone: {
    width: 656,
    height: 806,
    light: '/assets/product/spending-phone-light-kox9HFqT.avif',
    dark: '/assets/product/spending-phone-dark-dd9wkIvT.avif',
  },
};
export const TRANSACTIONS: ProductPicture = {
  desk: {
    width: 960,
    height: 736,
    light: '/assets/product/transactions-desk-light-I0pz-lSN.avif',
    dark: '/assets/product/transactions-desk-dark-IqiYyX9J.avif',
  },
  phone: {
    width: 720,
    height: 960,
    light: '/assets/product/transactions-phone-light-Cx71VSGo.avif',
    dark: '/assets/product/transactions-phone-dark-bnNaM4tX.avif',
  },
};
export const SHARING: ProductPicture = {
  desk: {
    width: 960,
    height: 688,
    light: '/assets/product/sharing-desk-light-sNi40R1P.avif',
    dark: '/assets/product/sharing-desk-dark-tFElS5UM.avif',
  },
  phone: {
    width: 720,
    height: 960,
    light: '/assets/product/sharing-phone-light--obNPxAz.avif',
    dark: '/assets/product/sharing-phone-dark-tF0td3pV.avif',
  },
};
export const DOWNLOAD: ProductPicture = {
  desk: {
    width: 909,
    height: 234,
    light: '/assets/product/download-desk-light-xdGYFNSR.avif',
    dark: '/assets/product/download-desk-dark-vcbNmV7l.avif',
  },
  phone: {
    width: 656,
    height: 384,
    light: '/assets/product/download-phone-light-UEV9Wa0j.avif',
    dark: '/assets/product/download-phone-dark-IpvHJjm5.avif',
  },
};
