import { PlainList } from '#design/PlainList.tsx'
import { Search as SearchIcon } from '#design/icons.tsx'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useDeferredValue, useMemo, useState } from 'react'
import { EmptyState } from '#design/EmptyState.tsx'
import { Fold } from '#design/Fold.tsx'
import { STATE_NAMES } from '#questions/domain/answer.ts'
import { AnswerItem } from './AnswerItem.tsx'
import { type AnswerFilter, type AnswerState, groupsOf, NO_FILTER, STATES } from './answerFilter.ts'
import type { Answer } from './reportData.ts'

/** All answers by group, to filter and search; one that is opened shows how it is known. */
export function AnswersView({ answers }: { readonly answers: readonly Answer[] }) {
  const [filter, setFilter] = useState<AnswerFilter>(NO_FILTER)
  const words = useDeferredValue(filter.words)
  const groups = useMemo(() => groupsOf(answers, { ...filter, words }), [answers, filter, words])
  const count = groups.reduce((sum, [, { length }]) => sum + length, 0)
  const isFiltered = count < answers.length || words !== ''
  return (
    <>
      <Filter answers={answers} filter={filter} onChange={setFilter} />
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {count === answers.length ? `${count} Antworten` : `${count} von ${answers.length} Antworten`}
      </Typography>
      {count === 0 && (
        <EmptyState
          title="Keine Antwort passt."
          action={
            <Button variant="outlined" onClick={() => setFilter(NO_FILTER)}>
              Alle Antworten zeigen
            </Button>
          }
        >
          Suchen Sie mit weniger Wörtern, oder nehmen Sie einen Filter heraus.
        </EmptyState>
      )}
      {groups.map(([group, found]) => (
        // What was asked for is open; without a question a hundred answers are a table of contents.
        <Fold
          key={`${group} ${isFiltered}`}
          title={group}
          count={found.length}
          note={lightsOf(found)}
          isOpen={isFiltered}
        >
          <PlainList sx={{ borderTop: 1, borderColor: 'divider' }}>
            {found.map(answer => (
              <AnswerItem key={answer.id} answer={answer} />
            ))}
          </PlainList>
        </Fold>
      ))}
    </>
  )
}

/** German: how many of them alarm; '': none. */
function lightsOf(answers: readonly Answer[]): string {
  const told = (['rot', 'gelb'] as const).map(
    light => [answers.filter(one => one.light === light).length, light] as const,
  )
  return told.flatMap(([many, light]) => (many > 0 ? [`${many}\u00a0${light}`] : [])).join(', ')
}

interface FilterProps {
  readonly answers: readonly Answer[]
  readonly filter: AnswerFilter
  readonly onChange: (filter: AnswerFilter) => void
}

function Filter({ answers, filter, onChange }: FilterProps) {
  const toggle = (state: AnswerState) => {
    const isOn = filter.states.includes(state)
    onChange({ ...filter, states: isOn ? filter.states.filter(one => one !== state) : [...filter.states, state] })
  }
  const alarming = answers.filter(({ light }) => light === 'gelb' || light === 'rot').length
  return (
    <Box component="search" sx={{ mb: 1.5 }}>
      <TextField
        type="search"
        label="In den Antworten suchen"
        value={filter.words}
        onChange={({ target }) => onChange({ ...filter, words: target.value })}
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon />
              </InputAdornment>
            ),
          },
        }}
        sx={{ mb: 1.5 }}
      />
      <Box role="group" aria-label="Stand der Antwort" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {STATES.map(({ state, meaning }) => (
          <Toggle
            key={state}
            label={`${STATE_NAMES[state]} (${answers.filter(one => one.state === state).length})`}
            hint={meaning}
            isOn={filter.states.includes(state)}
            onToggle={() => toggle(state)}
          />
        ))}
        <Toggle
          label={`gelb oder rot (${alarming})`}
          hint="was gegen den Kauf spricht"
          isOn={filter.onlyAlarming}
          onToggle={() => onChange({ ...filter, onlyAlarming: !filter.onlyAlarming })}
        />
      </Box>
    </Box>
  )
}

interface ToggleProps {
  readonly label: string
  readonly hint: string
  readonly isOn: boolean
  readonly onToggle: () => void
}

function Toggle({ label, hint, isOn, onToggle }: ToggleProps) {
  return (
    <Chip
      label={label}
      title={hint}
      color={isOn ? 'secondary' : 'default'}
      variant={isOn ? 'filled' : 'outlined'}
      onClick={onToggle}
      aria-pressed={isOn}
      sx={{ height: 44, borderRadius: 22, fontSize: '0.9375rem' }}
    />
  )
}
