/** Characters that are not seen, or that turn the reading direction around. */
const HIDDEN = /(?!\ufe0f)[\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|(?![\t\n])(?!\r\n)\p{Cc}/u
const EACH_HIDDEN = new RegExp(HIDDEN, 'gu')
const BOX = '\ufffd'

/**
 * Whether a text holds characters that are not seen or that change the direction of reading.
 *
 * @example
 * hasHiddenCharacters('pay \u202eme') // true
 */
export const hasHiddenCharacters = (text: string): boolean => HIDDEN.test(text)

/**
 * A text from outside for a place where such a character would move the words around it: each stands as a box.
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
