export const MOST_NOTE_CHARACTERS = 60

export const checkNote = (note: string): string | null =>
  note.length <= MOST_NOTE_CHARACTERS
    ? null
    : `The note has ${note.length} characters; the limit is ${MOST_NOTE_CHARACTERS}. Shorten it.`
