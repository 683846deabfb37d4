import { inspectPicture } from './inspectPicture.ts'
import { inspectRecording } from './inspectRecording.ts'
import { pictureMessages as messages } from './pictureMessages.ts'

/** What may be passed on to browsers. The bytes decide; the type that a host states is only a first filter. */
export type MediaKind = {
  readonly accept: string
  /** Hosts that do not know a type send octets. */
  readonly type: RegExp
  readonly what: () => string
  readonly inspect: (bytes: Buffer) => { readonly type: string } | null
  readonly refuse: (from: string) => string
}

export const pictureKind: MediaKind = {
  accept: 'image/*',
  type: /^(image\/|application\/octet-stream|binary\/octet-stream)/i,
  what: () => messages.aPicture,
  inspect: inspectPicture,
  refuse: (from) => messages.notPicture({ from }),
}

/** Pictures, videos and sounds: metadata of NFTs often names a video where a picture belongs. */
export const mediaKind: MediaKind = {
  accept: 'image/*, video/*, audio/*',
  type: /^(image\/|video\/|audio\/|application\/(octet-stream|ogg|mp4)|binary\/octet-stream)/i,
  what: () => messages.anyMedia,
  inspect: (bytes) => inspectPicture(bytes) ?? inspectRecording(bytes),
  refuse: (from) => messages.notMedia({ from }),
}
