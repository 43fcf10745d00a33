import { accountDeletedMail } from '../../../server/mail/templates/accountDeletedMail'
import { alreadyRegisteredMail } from '../../../server/mail/templates/alreadyRegisteredMail'
import { confirmMail } from '../../../server/mail/templates/confirmMail'
import { emailChangedMail } from '../../../server/mail/templates/emailChangedMail'
import { invitationMail } from '../../../server/mail/templates/invitationMail'
import { newDeviceMail } from '../../../server/mail/templates/newDeviceMail'
import { newEmailMail } from '../../../server/mail/templates/newEmailMail'
import { passkeyMail } from '../../../server/mail/templates/passkeyMail'
import { secondFactorMail } from '../../../server/mail/templates/secondFactorMail'
import { passwordChangedMail } from '../../../server/mail/templates/passwordChangedMail'
import { personalKeyMadeMail } from '../../../server/mail/templates/personalKeyMadeMail'
import { removedFromHouseholdMail } from '../../../server/mail/templates/removedFromHouseholdMail'
import { raffleAdminMail } from '../../../server/mail/templates/raffleAdminMail'
import { raffleWinnerMail } from '../../../server/mail/templates/raffleWinnerMail'
import { resetMail } from '../../../server/mail/templates/resetMail'

const plain = { publicUrl: 'https://meals.example', productName: 'Mealwright', supportEmail: 'help@meals.example' }
const EVIL = `"><script>alert(1)</script>\r\nBcc: x@y.example'&`
const evil = { publicUrl: 'https://meals.example', productName: EVIL, supportEmail: EVIL }

const all = (config: typeof plain, word: string) => ({
  confirm: confirmMail(config, 'the-key'),
  reset: resetMail(config, 'the-key'),
  newEmail: newEmailMail(config, 'the-key'),
  emailChanged: emailChangedMail(config, word, 'the-key'),
  alreadyRegistered: alreadyRegisteredMail(config),
  passwordChanged: passwordChangedMail(config),
  newDevice: newDeviceMail(config, { label: word, network: word, at: 0 }),
  passkeyAdded: passkeyMail(config, 'added', word),
  passkeyRemoved: passkeyMail(config, 'removed', word),
  passkeyCopied: passkeyMail(config, 'copied', word),
  codesOn: secondFactorMail(config, 'on'),
  codesOff: secondFactorMail(config, 'off'),
  recoveryCodeUsed: secondFactorMail(config, 'used', 3),
  recoveryCodesRenewed: secondFactorMail(config, 'renewed'),
  passwordRemoved: passkeyMail(config, 'alone'),
  accountDeleted: accountDeletedMail(config),
  invitation: invitationMail(config, { link: 'https://meals.example/invitation/the-key', inviter: word }),
  personalKeyMade: personalKeyMadeMail(config, word),
  removedFromHousehold: removedFromHouseholdMail(config, word),
  raffleWinner: raffleWinnerMail(config, { prize: word, month: word }),
  raffleAdmin: raffleAdminMail(config, { prize: word, month: word, winner: word, entrants: 3 }),
})

test.each(Object.entries(all(plain, '$30')))('%s: subject, text and HTML say the same', (_name, mail) => {
  expect(mail.subject).toMatch(/Mealwright/)
  const heading = />([^<]+)<\/h1>/.exec(mail.html)?.[1] ?? ''
  expect(mail.text).toContain(heading)
  expect(mail.text).toContain('help@meals.example')
  expect(mail.html).not.toMatch(/<(img|script|link|iframe)|url\(/)
  for (const [, url] of mail.html.matchAll(/(?:href|src)="([^"]*)"/g))
    expect(url).toMatch(/^https:\/\/meals\.example\//)
})

test.each(Object.entries(all(evil, EVIL)))('%s: whatever is put in stays text', (_name, mail) => {
  expect(mail.subject).not.toMatch(/[\r\n]/)
  expect(mail.html).not.toContain('<script')
  expect(mail.html).not.toContain(`"><`.concat('script'))
})

test('the links lead to this installation with the key', () => {
  expect(confirmMail(plain, 'the-key').text).toContain('https://meals.example/email-confirmation/the-key')
  expect(resetMail(plain, 'the-key').html).toContain('href="https://meals.example/reset-password/the-key"')
})

test('a raffle without entrants has no winner', () => {
  expect(raffleAdminMail(plain, { prize: '$30', month: 'May 2026', winner: null, entrants: 0 }).text).toContain(
    'No one entered',
  )
})
