/** The only reader of values that the build and the page's head set. Everything else comes from /config.json at run time. */
export const env = {
  get boot() {
    return window.__countersignBoot
  },
  /** Served as files from any folder. The page's path is then in the URL fragment. */
  get isPortable() {
    return window.__countersignBoot?.isPortable ?? false
  },
  /** The build of this page; null in development. */
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
      /** The answer is there. */
      isAnswered?: boolean
      /** Loads the page's own script, once: after the next frame, so that what was just drawn is painted before it, or now. */
      startPage?(when: 'afterFrame' | 'now'): void
    }
  }
}
