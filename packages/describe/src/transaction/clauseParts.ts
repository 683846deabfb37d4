import { plain, type TextPart } from './TextPart.ts'
import { sayParts } from './sayParts.ts'
import { statementMessages } from './statementMessages.ts'
import { conjugate, type Tense, type Verb } from './Verb.ts'

/** Verb and object in the order of the language. The part of the object after "|" follows the verb. */
export function clauseParts(verb: Verb, object: readonly TextPart[], tense: Tense): TextPart[] {
  const place = object.findIndex(({ kind, text }) => kind === 'plain' && text.includes('|'))
  const at = object[place]
  if (!at) return sayParts(statementMessages.clause, { verb: conjugate(verb, tense), object, tail: [] })
  const [before = '', after = ''] = at.text.split('|')
  return sayParts(statementMessages.clause, {
    verb: conjugate(verb, tense),
    object: [...object.slice(0, place), ...(before === '' ? [] : [plain(before)])],
    tail: [...(after === '' ? [] : [plain(after)]), ...object.slice(place + 1)],
  })
}
