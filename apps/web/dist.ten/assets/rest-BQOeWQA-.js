import { Ca as e, Ga as t, t as n, xa as r } from './index--te03lJq.js'
import { Cn as i } from './lists-DTBg-a7q.js'
var a = r(`settings`, {
    language: `Language`,
    languageNote: `Texts, dates and numbers follow the language. The page loads again; unsaved entries of open forms are kept as on a reload.`,
  }),
  o = {
    columns: `_columns_alhsu_1`,
    block: `_block_alhsu_8`,
    note: `_note_alhsu_12`,
    accents: `_accents_alhsu_19`,
    swatch: `_swatch_alhsu_47`,
    scheme: `_scheme_alhsu_72`,
    specimen: `_specimen_alhsu_77`,
    schemes: `_schemes_alhsu_100`,
    languages: `_languages_alhsu_106`,
    option: `_option_alhsu_129`,
    pages: `_pages_alhsu_155`,
    page: `_page_alhsu_155`,
    preview: `_preview_alhsu_200`,
    specimenRow: `_specimenRow_alhsu_223`,
    badges: `_badges_alhsu_233`,
    acts: `_acts_alhsu_238`,
  },
  s = t(),
  c = [
    { value: `en`, title: `English`, lang: `en` },
    { value: `de`, title: `Deutsch`, lang: `de` },
  ]
function l() {
  let t = e()
  return (0, s.jsxs)(`section`, {
    className: o.block,
    children: [
      (0, s.jsx)(i, { id: `language-heading`, title: a.language }),
      (0, s.jsx)(`div`, {
        className: o.languages,
        role: `radiogroup`,
        'aria-labelledby': `language-heading`,
        children: c.map(({ value: e, title: r, lang: i }) =>
          (0, s.jsx)(
            `label`,
            {
              className: o.scheme,
              children: (0, s.jsxs)(`span`, {
                className: o.option,
                children: [
                  (0, s.jsx)(`input`, {
                    type: `radio`,
                    name: `language`,
                    value: e,
                    checked: e === t,
                    onChange: () => {
                      ;(n.set(e), location.reload())
                    },
                  }),
                  (0, s.jsx)(`b`, { lang: i, children: r }),
                ],
              }),
            },
            e,
          ),
        ),
      }),
      (0, s.jsx)(`p`, { className: o.note, children: a.languageNote }),
    ],
  })
}
export { o as n, l as t }
//# sourceMappingURL=rest-BQOeWQA-.js.map
