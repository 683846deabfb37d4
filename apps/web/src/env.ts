/** The only reader of what the build and the page's head leave behind. Everything else comes from /config.json at run time. */
export const env = {
  get boot() {
    return window.__countersignBoot
  },
}

declare global {
  interface Window {
    /** Set by src/boot/boot.js before any module runs. */
    __countersignBoot?: { account: string | null; page: string; currency: string; response: Promise<Response> }
  }
}
