// Written by npm run screenshots.

type View = { readonly width: number; readonly height: number; readonly light: string; readonly dark: string };
/** A part of the product as a picture: as wide as on a desk, and as on a phone. */
export type ProductPicture = { readonly desk: View; readonly phone: View };

export const DASHBOARD: ProductPicture = {
  desk: {
    width: 1600,
    height: 1104,
    light: '/assets/product/dashboard-desk-light-enHA5gnw.avif',
    dark: '/assets/product/dashboard-desk-dark-lWpf_KE2.avif',
  },
  phone: {
    width: 720,
    height: 1120,
    light: '/assets/product/dashboard-phone-light-KEQaX-eQ.avif',
    dark: '/assets/product/dashboard-phone-dark-Bcj2Tht1.avif',
  },
};
export const IMPORT: ProductPicture = {
  desk: {
    width: 909,
    height: 672,
    light: '/assets/product/import-desk-light-JMfkQUeM.avif',
    dark: '/assets/product/import-desk-dark-WrKs9gx0.avif',
  },
  phone: {
    width: 656,
    height: 840,
    light: '/assets/product/import-phone-light-q8qZNCIi.avif',
    dark: '/assets/product/import-phone-dark-R0QBLtWe.avif',
  },
};
export const SPENDING: ProductPicture = {
  desk: {
    width: 909,
    height: 610,
    light: '/assets/product/spending-desk-light-4_etFYSO.avif',
    dark: '/assets/product/spending-desk-dark-SCh-DWz3.avif',
  },
  phone: {
    width: 656,
    height: 786,
    light: '/assets/product/spending-phone-light-5kOnE2Wu.avif',
    dark: '/assets/product/spending-phone-dark-KG6KoY5q.avif',
  },
};
export const TRANSACTIONS: ProductPicture = {
  desk: {
    width: 960,
    height: 736,
    light: '/assets/product/transactions-desk-light-DspHJPXM.avif',
    dark: '/assets/product/transactions-desk-dark-KtDkWIKg.avif',
  },
  phone: {
    width: 720,
    height: 960,
    light: '/assets/product/transactions-phone-light-IF8RBHOY.avif',
    dark: '/assets/product/transactions-phone-dark-53cOVF7N.avif',
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
    light: '/assets/product/download-desk-light-BH9v6ZWS.avif',
    dark: '/assets/product/download-desk-dark-oRwDY6qL.avif',
  },
  phone: {
    width: 656,
    height: 384,
    light: '/assets/product/download-phone-light-qliGFN8E.avif',
    dark: '/assets/product/download-phone-dark-tYixrHcd.avif',
  },
};
