/** Characters that are invisible, or that change the reading direction. */
const HIDDEN = /(?!\ufe0f)[\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|(?![\t\n])(?!\r\n)\p{Cc}/u
const EACH_HIDDEN = new RegExp(HIDDEN, 'gu')
const BOX = '\ufffd'

/**
 * Whether a text contains characters that are invisible or that change the reading direction.
 *
 * @example
 * hasHiddenCharacters('pay \u202eme') // true
 */
export const hasHiddenCharacters = (text: string): boolean => HIDDEN.test(text)

/**
 * Replaces each such character by a box, for a text from outside: otherwise it could move the text around it.
 *
 * @example
 * showHidden('E\u202eTH') // 'E�TH'
 */
export const showHidden = (text: string): string => text.replace(EACH_HIDDEN, BOX)

/**
 * The same for a name that may have been through `showHidden` already.
 *
 * @example
 * isMarkedName(showHidden('E\u202eTH')) // true
 */
export const isMarkedName = (name: string): boolean => name.includes(BOX) || hasHiddenCharacters(name)
