import { saveBlob } from './saveBlob.ts'

/** Saves a text as a download. It does not leave this machine. */
export const saveText = (name: string, text: string, type = 'application/json'): void =>
  saveBlob(name, new Blob([text], { type }))
