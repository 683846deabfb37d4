import { o as e } from './rolldown-runtime-DLMaRju-.js'
import { Ga as t, Ma as n, ai as r, ba as i, ho as a, xa as o, ya as s } from './index--te03lJq.js'
import { n as c, t as l } from './rest-Cxvfm7_T.js'
var u = e(a(), 1),
  d = { frames: `_frames_dj119_1`, code: `_code_dj119_7`, frameBar: `_frameBar_dj119_11`, words: `_words_dj119_17` },
  f = t(),
  p = 250
function m({ frames: e, label: t }) {
  let [r, i] = (0, u.useState)(0),
    [a, o] = (0, u.useState)(!1)
  ;(0, u.useEffect)(() => {
    if (e.length < 2 || a) return
    let t = setInterval(() => i((t) => (t + 1) % e.length), p)
    return () => clearInterval(t)
  }, [e, a])
  let s = e[r % e.length] ?? ``
  return (0, f.jsxs)(`div`, {
    className: d.frames,
    children: [
      (0, f.jsx)(l, { text: s, label: t, level: `L`, className: d.code ?? `` }),
      e.length > 1 &&
        (0, f.jsxs)(`div`, {
          className: d.frameBar,
          children: [
            (0, f.jsx)(`span`, {
              className: d.words,
              children: c.frameOf({ frame: (r % e.length) + 1, count: e.length }),
            }),
            (0, f.jsx)(n, {
              size: `compact-sm`,
              variant: `subtle`,
              onClick: () => o(!a),
              children: a ? c.play : c.stop,
            }),
          ],
        }),
    ],
  })
}
var h = (e) => (r.isPortable ? `${location.origin}${location.pathname}#${e}` : `${location.origin}${e}`),
  g = o(`share`, {
    message: `Message`,
    evidenceFile: `Evidence file`,
    close: `Close`,
    verifyOffline: `The JSON can be verified offline by <command/>.`,
    saveText: `Save as text`,
    saveJson: `Save as JSON`,
    evidenceContains: `Signed fields, hashes, facts with their source and block, verdicts, signatures, outcome, and the entries in the service’s journal.`,
    messageEvidenceContains: `The signed message, hashes, facts with their source and block, verdicts and signatures.`,
    share: `Share`,
    shareTransaction: `Share this transaction`,
    proposalContains: ({ signed: e }) =>
      `It contains the ten signed fields, ${i(e, { one: `# signature`, other: `# signatures` })} and what this page read about the account. The recipient’s page recomputes every hash. Signatures are added there, never replaced.`,
    proposalForOther: `Proposal for another machine`,
    messageContains: ({ signed: e }) =>
      `It contains the message as signed, ${i(e, { one: `# signature`, other: `# signatures` })} and what this page read about the account. The recipient’s page recomputes the hash. Signatures are added there, never replaced.`,
    protect: `Protect it with a passphrase`,
    protectNote: `For links that other people may read. Send the passphrase on another channel.`,
    passphrase: `Passphrase`,
    passphraseNote: `Use four random words or more: any person with the link can try passphrases without a limit.`,
    encrypt: `Encrypt with it`,
    atLeast8: `Available from 8 characters on.`,
    encrypted: `The link below is encrypted with it.`,
    link: `Link`,
    opensWithPassphrase: `The link opens with the passphrase only.`,
    anyoneReads: `Any person with the link can read it. The key is part of the link, and no server receives either.`,
    copyLink: `Copy link`,
    copied: `Copied`,
    notCopied: `Not copied`,
    characterCount: ({ count: e }) => `${i(e, { one: `# character`, other: `# characters` })}`,
    evidence: `Evidence`,
    shareMessage: `Share this message`,
    messageForOther: `Message for another machine`,
    wayToShare: `Way to share`,
    codeOrFile: `QR code or file`,
    codeOrFileNote: `For the verifier, or for this page on another machine. The code and the file are not encrypted: show them only to people who may read them.`,
    shared: `Shared`,
    signedHere: `Signed here`,
    closeOf: ({ words: e }) => `Close: ${e}`,
    shareOf: ({ words: e }) => `Share: ${e}`,
    includeSignatures: ({ count: e }) => `${i(e, { one: `Include # signature`, other: `Include # signatures` })}`,
    codeOfMessage: `Code of the message`,
    codeOfProposal: `Code of the proposal`,
    verified: `Verified`,
    differs: `Differs from the signed content`,
    howItReturns: `The other owner opens it under Import. The signature comes back in the same way, and is added without replacing others.`,
    waitingToBeShared: `Waiting to be shared`,
    allShared: `all shared`,
    onlyHere: ({ count: e }) => `${s(e)}, only in this browser`,
    shareBoth: `Share both`,
    shareAll: ({ count: e }) => `Share all ${s(e)}`,
    transaction: `Transaction`,
    transactionNumber: ({ number: e }) => `Transaction ${e}`,
  })
export { h as n, m as r, g as t }
//# sourceMappingURL=rest-1Q76-X1n.js.map
