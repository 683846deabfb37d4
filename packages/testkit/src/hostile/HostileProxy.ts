import type { Json } from './model/Json.ts'
import type { Distortion, World } from './model/Lie.ts'
import type { Subject } from './model/Subject.ts'

/** A service between the page and the real one that is honest until it is told to lie. */
export type HostileProxy = {
  /** Where pages are opened; everything but the lie comes from the real service. */
  readonly url: string
  /** From now on this is told, and nothing else; null: honest again. */
  tell(lie: { readonly how: Distortion } | null, world: World): void
  /** How often the present lie was told. */
  readonly told: number
  /** Subjects the pages asked about since the start. */
  readonly asked: ReadonlySet<Subject>
  /** Questions of the pages that were not answered yet. */
  readonly pending: number
  /** Pages that hear events now. */
  readonly listeners: number
  /** Sends an event to every open stream. */
  emit(type: string, body: { readonly [name: string]: Json }): void
  stop(): Promise<void>
}
