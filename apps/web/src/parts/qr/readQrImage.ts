/** Finds a QR code in one picture; null without one. */
export type QrImageReader = (image: ImageData) => Promise<string | null>

/** The browser's own reader if it has one, otherwise a decoder that is loaded on demand. */
export async function loadQrImageReader(): Promise<QrImageReader> {
  const own = await ownReader()
  if (own !== null) return own
  const { default: decode } = await import('qr/decode.js')
  return async (image) => {
    try {
      return decode(image)
    } catch {
      // It throws when there is no code.
      return null
    }
  }
}

/** Not in TypeScript's library yet, and not in every browser. */
type BarcodeDetectorClass = {
  new (options: { formats: readonly string[] }): {
    detect(image: ImageData): Promise<readonly { readonly rawValue: string }[]>
  }
  getSupportedFormats(): Promise<readonly string[]>
}

async function ownReader(): Promise<QrImageReader | null> {
  const Detector: BarcodeDetectorClass | undefined = Reflect.get(globalThis, 'BarcodeDetector')
  if (Detector === undefined) return null
  const formats = await Detector.getSupportedFormats().catch((): readonly string[] => [])
  if (!formats.includes('qr_code')) return null
  const detector = new Detector({ formats: ['qr_code'] })
  return async (image) => (await detector.detect(image))[0]?.rawValue ?? null
}
