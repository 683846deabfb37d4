import type { Json } from './model/Json.ts'
import type { Distortion, World } from './model/Lie.ts'
import type { Subject } from './model/Subject.ts'

/** A proxy between the page and the real service. It is honest until a lie is set. */
export type HostileProxy = {
  /** The URL for pages; everything but the lie comes from the real service. */
  readonly url: string
  /** Sets the active lie; null for honest answers. */
  tell(lie: { readonly how: Distortion } | null, world: World): void
  /** How often the active lie was sent. */
  readonly reported: number
  /** Subjects of the active lie that no answer has contained yet, without those that no page requests. */
  readonly untold: ReadonlySet<Subject>
  /** Subjects that the pages requested since the start. */
  readonly asked: ReadonlySet<Subject>
  /** The number of unanswered requests of the pages. */
  readonly pending: number
  /** The number of pages that listen for events. */
  readonly listeners: number
  /** Sends an event to every open stream. */
  emit(type: string, body: { readonly [name: string]: Json }): void
  stop(): Promise<void>
}
