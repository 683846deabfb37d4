import type { AccountKey } from '../../data/keys/queryKeys.ts'

/** A form as text and back. */
export type FormCodec<Form> = {
  /** Undefined when the text is not such a form. */
  parse(text: string): Form | undefined
  print(form: Form): string
}

/** What a form is about: an account, another name, or null for the only form of its kind. */
type Place = AccountKey | string | null

export type TypedForms<Form> = {
  read(place: Place): Form | null
  write(place: Place, form: Form): void
  clear(place: Place): void
}

const IN_TAB = () => sessionStorage

/**
 * Stores forms as they were typed, so that they survive a reload and a visit to another page. Without storage, a form lives as long as
 * the page.
 * @param name of the form
 * @param storage where forms are stored; the tab, unless another storage is given
 */
export function createTypedForms<Form>(
  name: string,
  codec: FormCodec<Form>,
  storage: () => Storage = IN_TAB,
): TypedForms<Form> {
  return {
    read(place) {
      try {
        return codec.parse(storage().getItem(nameOf(name, place)) ?? 'null') ?? null
      } catch {
        return null
      }
    },
    write(place, form) {
      try {
        storage().setItem(nameOf(name, place), codec.print(form))
      } catch {
        // Without storage, the input is lost with the page.
      }
    },
    clear(place) {
      try {
        storage().removeItem(nameOf(name, place))
      } catch {
        // Without storage, nothing was stored.
      }
    },
  }
}

function nameOf(name: string, place: Place): string {
  if (place === null) return `countersign.${name}`
  return `countersign.${name}.${typeof place === 'string' ? place : `${place.chainId}:${place.safe}`}`
}
