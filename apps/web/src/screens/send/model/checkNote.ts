import { sendProblemMessages as messages } from './sendProblemMessages.ts'

export const MOST_NOTE_CHARACTERS = 60

export const checkNote = (note: string): string | null =>
  note.length <= MOST_NOTE_CHARACTERS
    ? null
    : messages.noteTooLong({ length: note.length, limit: MOST_NOTE_CHARACTERS })
