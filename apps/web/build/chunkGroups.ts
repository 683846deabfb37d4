/** The modules of the lists: accounts, home, assets, queue and history. Dialogs, menus and chain access are not included. */
const LISTS = [
  /packages[\\/]ui[\\/]src[\\/](values|lists|ring|verdicts|page|states|icons|forms)[\\/]/,
  /apps[\\/]web[\\/]src[\\/]data[\\/](api|client|config|connection|keys|live|names|query|rpc|storage|updates|url|wallet)[\\/]/,
  /apps[\\/]web[\\/]src[\\/]parts[\\/](lists|status)[\\/][^\\/]+$/,
  // Fields with suggestions and sentences with addresses open popovers; the lists show neither before content.
  /apps[\\/]web[\\/]src[\\/]parts[\\/]names[\\/](?!Address|addressField|useAddress|useSuggestion|useCompared)[^\\/]+$/,
  /apps[\\/]web[\\/]src[\\/]parts[\\/]transaction[\\/](?!AddressInSentence|StatementText|TextWithAddresses|CallsPanel|CertaintyMark|callsMessages)[^\\/]+$/,
  // The navigation counts what waits; the texts belong to the pages of the accounts alone.
  /apps[\\/]web[\\/]src[\\/]screens[\\/]accounts[\\/](?!\w*Messages)/,
  /packages[\\/]chain-client[\\/]src[\\/]reads[\\/]/,
  // What a call changes, and how certain its decoding is, belong to the pages of one transaction.
  /packages[\\/]describe[\\/]src[\\/]transaction[\\/](?!publishedContracts|certainty|change|newCodeRows)/,
  /packages[\\/]primitives[\\/]src[\\/]/,
  /packages[\\/]safe[\\/]src[\\/](nonce|settings)[\\/](?!\w*ProblemMessages)/,
  /@mantine[\\/]core[\\/]esm[\\/]components[\\/](Button|ActionIcon|UnstyledButton|Loader|Input|InputBase|InputClearButton|TextInput|NativeSelect|CloseButton)[\\/]/,
]

/**
 * Keeps the number of requests before content low: the entry's code is one file, the shared code of the lists is a second one, and each
 * page has its own. Everything else stays where it is imported.
 */
export const chunkGroups = [
  { name: 'boot', tags: ['$initial' as const], priority: 2 },
  { name: 'lists', test: (id: string) => LISTS.some((part) => part.test(id)), minShareCount: 2, priority: 1 },
]
