/** The only reader of what the build and the page's head leave behind. Everything else comes from /config.json at run time. */
export const env = {
  get boot() {
    return window.__countersignBoot
  },
}

/** A constant of its own, so that a build can leave out what stands behind it. */
export const isDevelopment = import.meta.env.DEV

declare global {
  interface Window {
    /** Set by src/boot/boot.js before any module runs. */
    __countersignBoot?: { account: string | null; page: string; currency: string; response: Promise<Response> }
  }
}
