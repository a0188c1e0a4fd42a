// Written by npm run screenshots.

type View = { readonly width: number; readonly height: number; readonly light: string; readonly dark: string };
/** A part of the product as a picture: as wide as on a desk, and as on a phone. */
export type ProductPicture = { readonly desk: View; readonly phone: View };

export const DASHBOARD: ProductPicture = {
  desk: {
    width: 1600,
    height: 1104,
    light: '/assets/product/dashboard-desk-light-uWAga-mI.avif',
    dark: '/assets/product/dashboard-desk-dark-IbIavFef.avif',
  },
  phone: {
    width: 720,
    height: 1120,
    light: '/assets/product/dashboard-phone-light-UjeharMJ.avif',
    dark: '/assets/product/dashboard-phone-dark-gLxfHH0M.avif',
  },
};
export const IMPORT: ProductPicture = {
  desk: {
    width: 909,
    height: 672,
    light: '/assets/product/import-desk-light-F_mjU33P.avif',
    dark: '/assets/product/import-desk-dark-Z_ickXb7.avif',
  },
  phone: {
    width: 656,
    height: 840,
    light: '/assets/product/import-phone-light-4daE1qyW.avif',
    dark: '/assets/product/import-phone-dark-62tkO5_x.avif',
  },
};
export const SPENDING: ProductPicture = {
  desk: {
    width: 909,
    height: 610,
    light: '/assets/product/spending-desk-light-p5VFWOsg.avif',
    dark: '/assets/product/spending-desk-dark-RtFzdlFN.avif',
  },
  phone: {
    width: 656,
    height: 786,
    light: '/assets/product/spending-phone-light-0X-nL8LB.avif',
    dark: '/assets/product/spending-phone-dark-6uVnYLQl.avif',
  },
};
export const TRANSACTIONS: ProductPicture = {
  desk: {
    width: 960,
    height: 736,
    light: '/assets/product/transactions-desk-light-uV2iAbNY.avif',
    dark: '/assets/product/transactions-desk-dark-ZnvnIvQx.avif',
  },
  phone: {
    width: 720,
    height: 960,
    light: '/assets/product/transactions-phone-light-nPjE768h.avif',
    dark: '/assets/product/transactions-phone-dark-DXIiTrV8.avif',
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
    light: '/assets/product/download-desk-light-hUU_hgXk.avif',
    dark: '/assets/product/download-desk-dark-TCJSQhTS.avif',
  },
  phone: {
    width: 656,
    height: 384,
    light: '/assets/product/download-phone-light-x13AUUlu.avif',
    dark: '/assets/product/download-phone-dark-L1uoQAg7.avif',
  },
};
