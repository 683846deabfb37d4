import { Yn as e } from './lists-DTBg-a7q.js'
import { ba as t, xa as n, ya as r } from './index--te03lJq.js'
var i = `The names of the parameters and the behaviour of the code are not proved.`,
  a = n(`certainty`, {
    code: `By published code`,
    codeLong: (e) => `By the published ABI of ${e}; the code at this address has the published hash.`,
    added: `ABI you added`,
    addedLong: `By the ABI you added for this address, or for the code it runs. ${i}`,
    address: `Published address`,
    addressLong: (e) => `By the ABI of ${e}, published at this address. Its code was not compared.`,
    claim: (e) => `${e} says`,
    claimLong: (e) => `By the source code that ${e} stores for this address. Nothing here checks that claim.`,
    selector: (e) => t(e, { one: `Selector only, # known`, other: `Selector only, 1 of # fits` }),
    selectorLong: ({ known: e, source: t }) =>
      e === 1
        ? `By the selector alone: 1 known signature, from ${t}. ${i}`
        : `By the selector alone: ${r(e)} signatures are known, and only one of them, from ${t}, fits the bytes. ${i}`,
    collision: (e) => `Selector collides: ${r(e)}`,
    collisionLong: (e) =>
      `${r(e.length)} methods have this selector and fit the bytes: ${e.join(` and `)}. The page does not know which of them the contract has.`,
    inexact: `Not exact`,
    inexactLong: (e) => `The bytes can be decoded this way, but ${e}. Trust the bytes, not these words.`,
    service: `Service says`,
    serviceLong: `Only the service names this method. The page does not know it.`,
    unknown: `Unknown`,
    tooShort: `The data is too short to name a method. The contract decides what it means.`,
    noSignature: (e) =>
      `No signature is known for ${e}. To read the call, add an ABI for this contract in the address book.`,
    thenProxy: ({ address: e, proxy: t }) => `${e}, then ${t}`,
    withoutCode: (e) => `${e} an address without code,`,
    eip1967: `EIP-1967 proxy, runs the code at`,
    beacon: `beacon proxy, runs the code at`,
    eip1167: `minimal proxy, runs the code at`,
    eip1822: `EIP-1822 proxy, runs the code at`,
    openZeppelin: `older OpenZeppelin proxy, runs the code at`,
    safe: `Safe account, runs the code at`,
    eip7702: `key that delegates to the code at`,
    diamond: `diamond, names as the facet for this method`,
  })
function o(e) {
  switch (e.kind) {
    case `empty`:
      return null
    case `code`:
      return { short: a.code, long: a.codeLong(e.contract) }
    case `added`:
      return { short: a.added, long: a.addedLong }
    case `address`:
      return { short: a.address, long: a.addressLong(e.contract) }
    case `claim`:
      return { short: a.claim(e.provider), long: a.claimLong(e.provider) }
    case `selector`:
      return { short: a.selector(e.known), long: a.selectorLong(e) }
    case `collision`:
      return { short: a.collision(e.signatures.length), long: a.collisionLong(e.signatures) }
    case `inexact`:
      return { short: a.inexact, long: a.inexactLong(e.reason) }
    case `service`:
      return { short: a.service, long: a.serviceLong }
    case `unknown`:
      return { short: a.unknown, long: e.selector === null ? a.tooShort : a.noSignature(e.selector) }
  }
}
var s = (t) =>
  t
    .map(({ kind: n, codeHash: r }, i) => {
      let o = t[i - 1],
        s = r === null ? a.withoutCode(c(n)) : c(n)
      return o ? a.thenProxy({ address: e(o.address), proxy: s }) : s
    })
    .join(` `)
function c(e) {
  switch (e) {
    case `EIP-1967`:
      return a.eip1967
    case `beacon`:
      return a.beacon
    case `EIP-1167`:
      return a.eip1167
    case `EIP-1822`:
      return a.eip1822
    case `OpenZeppelin`:
      return a.openZeppelin
    case `Safe`:
      return a.safe
    case `EIP-7702`:
      return a.eip7702
    case `diamond`:
      return a.diamond
  }
}
export { s as n, o as t }
//# sourceMappingURL=rest-Bb7jYocN.js.map
