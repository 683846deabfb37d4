/** The only reader of what the build and the page's head leave behind. Everything else comes from /config.json at run time. */
export const env = {
  get boot() {
    return window.__countersignBoot
  },
  /** Served as files from some folder: what comes after # names the page. */
  get isPortable() {
    return window.__countersignBoot?.isPortable ?? false
  },
  /** The build this page is of, as it says itself; null while developing. */
  get build() {
    return document.querySelector<HTMLMetaElement>('meta[name="countersign-build"]')?.content ?? null
  },
}

declare global {
  interface Window {
    /** Set by src/boot/boot.js before any module runs. */
    __countersignBoot?: {
      isPortable: boolean
      account: string | null
      page: string
      currency: string
      response: Promise<Response>
    }
  }
}
