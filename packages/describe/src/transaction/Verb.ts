import { statementMessages } from './statementMessages.ts'

/** The time of a transaction relative to now. */
export type Tense = 'will' | 'is' | 'did' | 'failed' | 'replaced'

/** A verb of a clause, by its name in the catalogue. */
export type Verb =
  | 'send'
  | 'let'
  | 'cancel'
  | 'stop'
  | 'add'
  | 'remove'
  | 'replace'
  | 'require'
  | 'use'
  | 'run'
  | 'call'
  | 'move'
  | 'sign'
  | 'approve'
  | 'create'
  | 'answer'

const PLACES: Readonly<Record<Tense, number>> = { will: 0, is: 1, did: 2, failed: 3, replaced: 4 }

/** The form of a verb, without the auxiliary verb of the sentence. */
export const conjugate = (verb: Verb, tense: Tense): string => statementMessages[verb][PLACES[tense]] ?? ''

/** The sentence in one tense: `{account} will {clauses}.` */
export const sentenceIn = (tense: Tense): string => statementMessages.sentences[PLACES[tense]] ?? ''
