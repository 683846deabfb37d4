import { r as e } from './rolldown-runtime-DLMaRju-.js'
import { ga as t, wa as n, xa as r, ya as i } from './index--te03lJq.js'
import { t as a } from './rest-BQ1q3Igc.js'
import { P as o } from './lists-DTBg-a7q.js'
import { v as s } from './fields-KVqNPxJG.js'
import { i as c } from './rest-BqoaecWD.js'
import { t as l } from './rest-CpjWLpd4.js'
var u = r(`owner-proof`, {
    proofOf: ({ who: e }) => `Proof of control of ${e}`,
    askKey: ({ who: e }) => `Ask ${e} to prove control of this key`,
    askAccount: ({ who: e }) => `Ask ${e} to prove control of this account`,
    howToProve: `The new owner opens the link, signs once, and sends the answer back to you. It costs nothing and moves no funds.`,
    controlProved: `Control proved`,
    signedFor: ({ who: e }) => `${e} signed for this account. Verified by this page.`,
    signedForAt: ({ who: e }) => `${e} signed for this account, <time/>. Verified by this page.`,
    storedNotFromOwner: `The stored answer is not from this owner`,
    storedNotChecked: `The stored answer is not checked`,
    noAnswerYet: `No answer yet`,
    askedAt: `asked <time/>`,
    linkFor: ({ who: e }) => `Link for ${e}`,
    copyLink: `Copy link`,
    copied: `Copied`,
    notCopied: `Not copied`,
    showCode: `Show code`,
    enterAnswer: `Enter the answer`,
    thisIsRequest: `This is the request, not the answer. Send it to the new owner and enter the answer that you receive.`,
    notAnAnswer: `This is not an answer to a request for a proof of control.`,
    answerOf: ({ who: e }) => `The answer of ${e}`,
    close: `Close`,
    verifying: `Verifying…`,
    readAnswer: `Read the answer`,
    answerWays: `Use a link, a file, a text or the camera. This page verifies the signature before it accepts the answer.`,
    notProven: `Not proven`,
    ask: ({ who: e }) => `Ask ${e}`,
    requestForProof: `Request for a proof of control`,
    readOnOtherMachine: `On the other machine, open “Prove control” and read this code, the text or the file there.`,
    otherChain: ({ answered: e, expected: t }) =>
      `The answer was made for chain ${e}, but this account is on chain ${t}. Ask the owner for a new answer.`,
    otherAccount: ({ answered: e, expected: t }) =>
      `The answer was made for the account ${e}, not for ${t}. Ask the owner for a new answer.`,
    otherOwner: ({ answered: e, expected: t }) =>
      `The answer is from the owner ${e}, but the answer of ${t} was expected.`,
    contractNotRead: ({ owner: e, reason: t }) => `The page could not read whether ${e} is a contract: ${t}`,
    notRequested: `it was not requested`,
    contractRefuses: ({ owner: e }) =>
      `The contract ${e} does not accept the answer as a signature of this text, when it is called as this account calls it.`,
    signatureOfOther: ({ owner: e }) => `The signature was not made by ${e} for this text.`,
    leftOut: ({ owners: e }) =>
      `${e.length === 1 ? `The proof` : `The proofs`} of ${t(e)} ${e.length === 1 ? `does` : `do`} not fit into the proposal`,
    leftOutNote: ({ most: e, count: t }) =>
      `A service stores ${i(e)} characters with a transaction: six proofs and no note. ${t === 1 ? `Send the answer of this owner to the other owners as well. Until they open it, their pages show this key as not proved.` : `Send the answers of these owners to the other owners as well. Until they open them, their pages show these keys as not proved.`}`,
  }),
  d = e({ takeProof: () => f, verifyProof: () => p })
async function f(e, { chain: t, safe: r, owner: i }) {
  if (e.chainId !== BigInt(t.chainId)) throw Error(u.otherChain({ answered: String(e.chainId), expected: t.chainId }))
  if (!n(e.safe, r)) throw Error(u.otherAccount({ answered: e.safe, expected: r }))
  if (i !== void 0 && !n(e.owner, i)) throw Error(u.otherOwner({ answered: e.owner, expected: i }))
  await p(e, t)
  let a = { chainId: t.chainId, account: r, owner: e.owner }
  ;(c({ ...a, signature: e.signature, provenAt: Date.now() }), s(a))
}
async function p(e, t) {
  let { safe: n } = e,
    r = await o(t, n),
    i = (await a(t, [e.owner], r.block)).of(e.owner)
  if (!i?.ok) throw Error(u.contractNotRead({ owner: e.owner, reason: i?.reason ?? u.notRequested }))
  let s = { chain: t, safe: n, version: r.version, block: r.block }
  if (!(await l(s, e.owner, e.signature, i.value.isContract)))
    throw Error(i.value.isContract ? u.contractRefuses({ owner: e.owner }) : u.signatureOfOther({ owner: e.owner }))
}
export { d as n, u as r, f as t }
//# sourceMappingURL=rest-DMf2o7tl.js.map
