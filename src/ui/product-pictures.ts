// Written by npm run screenshots.

type View = { readonly width: number; readonly height: number; readonly light: string; readonly dark: string };
/** A part of the product as a picture: as wide as on a desk, and as on a phone. */
export type ProductPicture = { readonly desk: View; readonly phone: View };

export const DASHBOARD: ProductPicture = {
  desk: {
    width: 1600,
    height: 1104,
    light: '/assets/product/dashboard-desk-light-GNhh018y.avif',
    dark: '/assets/product/dashboard-desk-dark-x3iR0CfS.avif',
  },
  phone: {
    width: 720,
    height: 1120,
    light: '/assets/product/dashboard-phone-light-jUC3RTb3.avif',
    dark: '/assets/product/dashboard-phone-dark-byCZfC0Z.avif',
  },
};
export const IMPORT: ProductPicture = {
  desk: {
    width: 909,
    height: 672,
    light: '/assets/product/import-desk-light-fr2kfa6d.avif',
    dark: '/assets/product/import-desk-dark-mVh3r2Y9.avif',
  },
  phone: {
    width: 656,
    height: 840,
    light: '/assets/product/import-phone-light-fnbSY__F.avif',
    dark: '/assets/product/import-phone-dark-LCVLthe5.avif',
  },
};
export const SPENDING: ProductPicture = {
  desk: {
    width: 909,
    height: 610,
    light: '/assets/product/spending-desk-light-kIhaOYht.avif',
    dark: '/assets/product/spending-desk-dark-FpOV4FnR.avif',
  },
  phone: {
    width: 656,
    height: 806,
    light: '/assets/product/spending-phone-light-tt4TEUkD.avif',
    dark: '/assets/product/spending-phone-dark-MCC9eg-s.avif',
  },
};
export const TRANSACTIONS: ProductPicture = {
  desk: {
    width: 960,
    height: 736,
    light: '/assets/product/transactions-desk-light-tYEDEKQK.avif',
    dark: '/assets/product/transactions-desk-dark-Xyj-Fitu.avif',
  },
  phone: {
    width: 720,
    height: 960,
    light: '/assets/product/transactions-phone-light-0AdHa9FO.avif',
    dark: '/assets/product/transactions-phone-dark-L0fXBdEY.avif',
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
    light: '/assets/product/download-desk-light-_6KNONhm.avif',
    dark: '/assets/product/download-desk-dark-HfxNstgK.avif',
  },
  phone: {
    width: 656,
    height: 384,
    light: '/assets/product/download-phone-light-76p11jPX.avif',
    dark: '/assets/product/download-phone-dark-oVAbDFty.avif',
  },
};
