import { CountersignProvider } from '@countersign/ui'
import { Gallery } from '@countersign/ui/gallery'

/** Every atom in every state. */
export function GalleryPage() {
  return (
    <CountersignProvider>
      <Gallery />
    </CountersignProvider>
  )
}
