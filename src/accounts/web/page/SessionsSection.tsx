import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { dayInGermany, timeInGermany } from '#kernel/germanTime.ts'
import { endOtherSessions, endSession } from '#contract/accountPage.ts'
import { PlainList } from '#design/PlainList.tsx'
import { TOKENS } from '#design/theme.ts'
import { callServer, sentenceOf } from '#shell/api.ts'
import { notify } from '#shell/notice.ts'
import { AccountSection } from './AccountSection.tsx'
import { type OwnSession, SESSIONS } from './accountQueries.ts'
import { Loaded } from './Loaded.tsx'

/** Where the account is logged in. The own session ends by the logout. */
export function SessionsSection() {
  const queries = useQueryClient()
  const query = useQuery(SESSIONS)
  const attempt = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work()
      notify(done, 'success')
    } catch (error) {
      notify(sentenceOf(error, 'Die Sitzung konnte nicht beendet werden.'), 'error')
    }
    await queries.invalidateQueries({ queryKey: SESSIONS.queryKey })
  }
  const end = ({ id }: OwnSession) =>
    attempt(() => callServer(endSession, { params: { id } }), 'Die Sitzung ist beendet.')
  const endOthers = () => attempt(() => callServer(endOtherSessions), 'Alle anderen Sitzungen sind beendet.')

  return (
    <AccountSection
      id="sitzungen"
      title="Angemeldete Geräte"
      lead="Sie erkennen ein Gerät nicht? Beenden Sie die Sitzung und ändern Sie Ihr Passwort."
    >
      <Loaded query={query} height={120}>
        {sessions => (
          <>
            <PlainList>
              {sessions.map(session => (
                <SessionRow key={session.id} session={session} onEnd={end} />
              ))}
            </PlainList>
            {sessions.length > 1 && (
              <Button variant="outlined" onClick={() => void endOthers()} sx={{ mt: 2 }}>
                Alle anderen beenden
              </Button>
            )}
          </>
        )}
      </Loaded>
    </AccountSection>
  )
}

function SessionRow({
  session,
  onEnd,
}: {
  readonly session: OwnSession
  readonly onEnd: (session: OwnSession) => Promise<void>
}) {
  const { device, isCurrent, lastUsedAt, createdAt } = session
  const used = moment(lastUsedAt)
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        py: 1,
        borderTop: `1px solid ${TOKENS.line}`,
      }}
    >
      <Box sx={{ flex: '1 1 14rem' }}>
        <Typography>
          {device} {isCurrent && <Chip size="small" label="Dieses Gerät" sx={{ ml: 0.5 }} />}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Zuletzt benutzt {used} · angemeldet seit {moment(createdAt)}
        </Typography>
      </Box>
      {!isCurrent && (
        <Button
          aria-label={`Sitzung beenden: ${device}, zuletzt benutzt ${used}`}
          onClick={() => void onEnd(session)}
          // Its word at the edge of the list: right, or left where it wraps.
          sx={{ mx: -2.5 }}
        >
          Beenden
        </Button>
      )}
    </Box>
  )
}

function moment(iso: string): string {
  const time = new Date(iso)
  return `${dayInGermany(time)}, ${timeInGermany(time)} Uhr`
}
