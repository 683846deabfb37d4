import { FieldNote, Icon, RichText } from '@countersign/ui'
import { callInputMessages } from '../model/callInputMessages.ts'
import { ActionIcon, Button } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useRowFocus } from '../../../parts/forms/useRowFocus.ts'
import { useBuilderForm } from '../BuilderContext.ts'
import { fieldTarget } from '../model/checkBuilderCall.ts'
import { emptyField, type FieldValue } from '../model/FieldValue.ts'
import { nameOfInput } from '../model/Method.ts'
import { shapeOf, type Parameter } from '../model/Parameter.ts'
import styles from './Builder.module.css'
import { LeafField } from './LeafField.tsx'
import { TextDialog } from './TextDialog.tsx'
import { callMessages as messages } from '../callMessages.ts'

type FieldProps = {
  readonly parameter: Parameter
  readonly field: FieldValue
  readonly path: readonly number[]
  /** The label for screen readers. */
  readonly label: string
  readonly onChange: (path: readonly number[], field: FieldValue) => void
}

type Props = {
  readonly inputs: readonly Parameter[]
  readonly fields: readonly FieldValue[]
  readonly onChange: FieldProps['onChange']
}

/** The parameters of a method, each with its name and type. */
export function ParameterFields({ inputs, fields, onChange }: Props) {
  return inputs.map((parameter, index) => (
    <Named
      key={index}
      parameter={parameter}
      field={fields[index] ?? emptyField(parameter)}
      path={[index]}
      label={nameOfInput(parameter, index)}
      onChange={onChange}
    />
  ))
}

const hidden = (words: ReactNode) => <span className="cs-visually-hidden">{words}</span>

/** A parameter with its name, its type, and another input mode. */
function Named(props: FieldProps) {
  const { parameter, field, path, label, onChange } = props
  const [isDialogOpen, setDialogOpen] = useState(false)
  const shape = shapeOf(parameter)
  return (
    <div>
      <div className={styles.parameter}>
        <b>{parameter.name ? parameter.name : label}</b>
        <span>{parameter.type}</span>
        {shape.kind !== 'leaf' && (
          <button type="button" className="cs-link" onClick={() => setDialogOpen(true)}>
            <RichText
              text={shape.kind === 'array' ? messages.pasteList(label) : messages.asJson(label)}
              slots={{ hidden }}
            />
          </button>
        )}
      </div>
      <Field {...props} />
      {isDialogOpen && (
        <TextDialog
          parameter={parameter}
          field={field}
          label={label}
          onField={(next) => onChange(path, next)}
          onClose={() => setDialogOpen(false)}
        />
      )}
    </div>
  )
}

function Field(props: FieldProps) {
  const shape = shapeOf(props.parameter)
  if (shape.kind === 'array') return <Items {...props} item={shape.item} isFixed={shape.size !== null} />
  if (shape.kind === 'tuple') return <Tuple {...props} components={shape.components} />
  const { field, path, label, onChange } = props
  return (
    <LeafField
      type={shape.type}
      leaf={'text' in field ? field : { text: '' }}
      id={fieldTarget(path)}
      label={label}
      onChange={(leaf) => onChange(path, leaf)}
    />
  )
}

function Items({
  field,
  path,
  label,
  item,
  isFixed,
  onChange,
}: FieldProps & { readonly item: Parameter; readonly isFixed: boolean }) {
  const { problems } = useBuilderForm()
  const items = 'items' in field ? field.items : []
  const id = fieldTarget(path)
  const problem = problems.get(id)
  const { list, button, goTo } = useRowFocus(items)
  const set = (next: readonly FieldValue[]) => onChange(path, { items: next })
  const add = () => {
    goTo(items.length)
    set([...items, emptyField(item)])
  }
  const remove = (index: number) => {
    goTo(index)
    set(items.filter((_, place) => place !== index))
  }
  return (
    <div id={id} role="group" aria-label={label} aria-describedby={problem && `${id}-note`}>
      <ol ref={list}>
        {items.map((one, index) => (
          <li key={index} className={styles.item}>
            <span className={styles.index}>{index}</span>
            <Inner
              parameter={item}
              field={one}
              path={[...path, index]}
              label={callInputMessages.item({ field: label, index })}
              onChange={onChange}
            />
            {!isFixed && (
              <ActionIcon
                aria-label={messages.removeField(callInputMessages.item({ field: label, index }))}
                onClick={() => remove(index)}
              >
                <Icon name="trash" />
              </ActionIcon>
            )}
          </li>
        ))}
      </ol>
      {!isFixed && (
        <Button ref={button} size="xs" className={styles.add} leftSection={<Icon name="plus" />} onClick={add}>
          <RichText text={messages.addItem(label)} slots={{ hidden }} />
        </Button>
      )}
      {problem && (
        <FieldNote kind="error" id={`${id}-note`}>
          {problem}
        </FieldNote>
      )}
    </div>
  )
}

/** Items, and fields of several values, have their own line. */
function Inner(props: FieldProps): ReactNode {
  const { parameter } = props
  return shapeOf(parameter).kind === 'leaf' ? (
    <Field {...props} />
  ) : (
    <Named {...props} parameter={{ ...parameter, name: parameter.name ?? '' }} />
  )
}

function Tuple({
  field,
  path,
  label,
  components,
  onChange,
}: FieldProps & { readonly components: readonly Parameter[] }) {
  const items = 'items' in field ? field.items : []
  return (
    <div className={styles.group} id={fieldTarget(path)} role="group" aria-label={label}>
      {components.map((component, index) => {
        const name = component.name ? component.name : String(index)
        const props = {
          parameter: component,
          field: items[index] ?? emptyField(component),
          path: [...path, index],
          label: `${label}.${name}`,
          onChange,
        }
        if (shapeOf(component).kind !== 'leaf') return <Named key={index} {...props} />
        return (
          <div key={index} className={styles.part}>
            <span className={styles.key}>
              <b>{name}</b>
              <span>{component.type}</span>
            </span>
            <Field {...props} />
          </div>
        )
      })}
    </div>
  )
}
