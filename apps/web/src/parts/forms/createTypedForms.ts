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
  /** @returns whether the browser stored it */
  store(place: Place, form: Form): boolean
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
  const forms: TypedForms<Form> = {
    read(place) {
      try {
        return codec.parse(storage().getItem(nameOf(name, place)) ?? 'null') ?? null
      } catch {
        return null
      }
    },
    // Without storage, the input is lost with the page.
    write: (place, form) => void forms.store(place, form),
    store(place, form) {
      try {
        storage().setItem(nameOf(name, place), codec.print(form))
        return true
      } catch {
        return false
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
  return forms
}

function nameOf(name: string, place: Place): string {
  if (place === null) return `countersign.${name}`
  return `countersign.${name}.${typeof place === 'string' ? place : `${place.chainId}:${place.safe}`}`
}
