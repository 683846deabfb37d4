import { currentLanguage } from '@countersign/primitives'
import { SectionHeading } from '@countersign/ui'
import { languageStore } from '../../../data/language/languageStore.ts'
import { settingsMessages } from '../settingsMessages.ts'
import styles from './Appearance.module.css'

/** Each language in its own words, so that a user finds it in a page that is in another one. */
// no message: a language is named in its own words
const LANGUAGES = [
  { value: 'en', title: 'English', lang: 'en' }, // no message: a language names itself
  { value: 'de', title: 'Deutsch', lang: 'de' },
] as const

/** The language of texts, dates and numbers. The page loads again, so that nothing stays in the other language. */
export function LanguageChoice() {
  const current = currentLanguage()
  return (
    <section className={styles.block}>
      <SectionHeading id="language-heading" title={settingsMessages.language} />
      <div className={styles.languages} role="radiogroup" aria-labelledby="language-heading">
        {LANGUAGES.map(({ value, title, lang }) => (
          <label key={value} className={styles.scheme}>
            <span className={styles.option}>
              <input
                type="radio"
                name="language"
                value={value}
                checked={value === current}
                onChange={() => {
                  languageStore.set(value)
                  location.reload()
                }}
              />
              <b lang={lang}>{title}</b>
            </span>
          </label>
        ))}
      </div>
      <p className={styles.note}>{settingsMessages.languageNote}</p>
    </section>
  )
}
