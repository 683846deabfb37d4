import { Cn as e, Ln as t, wn as n } from './lists-DTBg-a7q.js'
import { t as r } from './rest-Dh3VP80D.js'
import { Ga as i, ai as a, tn as o, xa as s, yt as c, zi as l } from './index--te03lJq.js'
import { D as u } from './fields-KVqNPxJG.js'
var d = { hash: `_hash_v8mvm_1`, text: `_text_v8mvm_6`, command: `_command_v8mvm_21` },
  f = s(`build`, {
    title: `This build`,
    subtitle: `A page cannot prove its own build. Compare it on another machine.`,
    fromSources: `This page runs from its sources, so it has no build number.`,
    build: `Build`,
    other: `The service now serves another build`,
    otherDetail: ({ own: e, served: t }) =>
      `This page has build ${e}…, the service serves ${t}…. Reload the page. If the numbers still differ, do not sign here before you have compared the build.`,
    compare: `Compare it`,
    getSources: `On another machine, get the sources of the version that your team agreed on, from a place other than this host.`,
    run: `In that folder, run <command/> It builds the page again and compares every file and header that this host serves.`,
    command: `the command`,
    end: `It ends with “The same” and the number above, or lists each file that differs.`,
    number: `The number is the SHA-256 of the list of files, <list>SHA256SUMS</list>, without the two pages that contain it. A host could serve you another page than it serves to others: compare the number on several machines.`,
  }),
  p = i()
function m() {
  o(f.title)
  let i = c()?.build ?? null,
    s = `npm run verify -- ${a.isPortable ? `${h()} --files-only` : location.origin}`
  return (0, p.jsxs)(p.Fragment, {
    children: [
      (0, p.jsx)(n, { title: f.title, subtitle: f.subtitle }),
      a.build === null
        ? (0, p.jsx)(`p`, { className: d.text, children: f.fromSources })
        : (0, p.jsx)(`div`, {
            className: `cs-panel ${d.hash}`,
            children: (0, p.jsx)(r, { title: f.build, hash: `0x${a.build}`, look: `paper` }),
          }),
      a.build !== null &&
        i !== null &&
        i !== a.build &&
        (0, p.jsx)(u, {
          verdict: `caution`,
          title: f.other,
          children: f.otherDetail({ own: a.build.slice(0, 12), served: i.slice(0, 12) }),
        }),
      (0, p.jsxs)(`section`, {
        className: d.text,
        'aria-labelledby': `compare-heading`,
        children: [
          (0, p.jsx)(e, { id: `compare-heading`, title: f.compare }),
          (0, p.jsxs)(`ol`, {
            children: [
              (0, p.jsx)(`li`, { children: f.getSources }),
              (0, p.jsx)(`li`, {
                children: (0, p.jsx)(l, {
                  text: f.run,
                  slots: {
                    command: (0, p.jsxs)(`span`, {
                      className: d.command,
                      children: [(0, p.jsx)(`code`, { children: s }), (0, p.jsx)(t, { value: s, label: f.command })],
                    }),
                  },
                }),
              }),
              (0, p.jsx)(`li`, { children: f.end }),
            ],
          }),
          (0, p.jsx)(`p`, {
            children: (0, p.jsx)(l, {
              text: f.number,
              slots: { list: (e) => (0, p.jsx)(`a`, { className: `cs-link`, href: g(), children: e }) },
            }),
          }),
        ],
      }),
    ],
  })
}
var h = () => `${location.origin}${location.pathname.replace(/\/$/, ``)}`,
  g = () => (a.isPortable ? `./SHA256SUMS` : `/SHA256SUMS`),
  _ = m
export { _ as component }
//# sourceMappingURL=settings_.build-CgWPQrLk.js.map
