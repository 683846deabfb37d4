export type { AccountAddress } from './address/AccountAddress.ts'
export type { Address } from './address/Address.ts'
export { checksumAddress } from './address/checksumAddress.ts'
export { SENTINEL_ADDRESS, ZERO_ADDRESS } from './address/constants.ts'
export { formatAccountAddress } from './address/formatAccountAddress.ts'
export { hasValidChecksum } from './address/hasValidChecksum.ts'
export { includesAddress } from './address/includesAddress.ts'
export { isAddress } from './address/isAddress.ts'
export { isSameAddress } from './address/isSameAddress.ts'
export { parseAccountAddress, type ParsedAccountAddress } from './address/parseAccountAddress.ts'
export { parseAddressInput, type ParsedAddress } from './address/parseAddressInput.ts'
export { shortenAddress } from './address/shortenAddress.ts'
export { uniqueAddresses } from './address/uniqueAddresses.ts'
export { displayNumber, displayUnits } from './amount/displayUnits.ts'
export { formatUnits, type FormatUnitsOptions } from './amount/formatUnits.ts'
export { NATIVE_DECIMALS } from './amount/nativeDecimals.ts'
export { inputUnits } from './amount/inputUnits.ts'
export { parseCanonicalUnits, parseUnits, type ParsedUnits } from './amount/parseUnits.ts'
export { BaseError, type Retry } from './errors/BaseError.ts'
export { InputError, type InputErrorMeta } from './errors/InputError.ts'
export type { Hex } from './hex/Hex.ts'
export { bytesToHex } from './hex/bytesToHex.ts'
export { encodeParameters, type Parameter } from './abi/encodeParameters.ts'
export { hexToBytes } from './hex/hexToBytes.ts'
export { isHex } from './hex/isHex.ts'
export { wordReader, type WordReader } from './abi/wordReader.ts'
export { addressWord, hashWord, uintWord } from './abi/words.ts'
export { groupsOf } from './list/groupsOf.ts'
export { isRecord } from './object/isRecord.ts'
export { ownValue } from './object/ownValue.ts'
export { errorText, isMissingPart } from './text/errorText.ts'
export { keccak256Light } from './keccak/keccak256Light.ts'
export {
  defineMessages,
  defineTranslation,
  translatorOf,
  type Catalogue,
  type Translated,
  type Translation,
} from './language/defineMessages.ts'
export { dateText } from './language/dateText.ts'
export { fillTemplate } from './language/fillTemplate.ts'
export { addTranslator, currentLanguage, messageOf, setLanguage, type Language } from './language/language.ts'
export {
  dateLocale,
  listText,
  numberLocale,
  numberMarks,
  numberText,
  plural,
  type NumberMarks,
} from './language/numberText.ts'
export { createListeners, type Listeners } from './listeners/createListeners.ts'
export { createStore, type Store } from './store/createStore.ts'
export { jsonCodec } from './store/jsonCodec.ts'
export { hasHiddenCharacters, isMarkedName, showHidden } from './text/hiddenCharacters.ts'
export { areSkeletonsAlike, readsLike, skeletonOf } from './text/readsLike.ts'
export { exactTime, relativeTime, timeOfDay } from './text/timeWords.ts'
export { utcDay } from './text/utcDay.ts'
export type { Verdict } from './verdict/Verdict.ts'
