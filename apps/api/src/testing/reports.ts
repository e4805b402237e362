/** Bounces and complaints, as mail servers write them. */
type SentEmail = { name: string; to?: string };

const head = (what: string, type: string) => `From: MAILER-DAEMON@mx.example.org
To: rebots@prova.example
Subject: ${what}
Date: Wed, 18 Mar 2026 07:00:00 +0000
MIME-Version: 1.0
Content-Type: multipart/report; report-type=${type}; boundary="tall"

--tall
Content-Type: text/plain; charset=utf-8

El teu missatge no s’ha pogut lliurar.
`;

const emailHead = ({ name, to = 'a@example.org' }: SentEmail) => `From: La Prova <mati@prova.example>
To: ${to}
Subject: El matí
Message-ID: <${name}@prova.example>
X-Portal-Letter: ${name}`;

/** A delivery status notification (RFC 3464). */
export const deliveryStatus = (
  letter: SentEmail,
  { action = 'failed', status = '5.1.1', headersOnly = false } = {},
): string => `${head('Undelivered Mail Returned to Sender', 'delivery-status')}
--tall
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.org
Arrival-Date: Wed, 18 Mar 2026 06:59:00 +0000

Final-Recipient: rfc822; ${letter.to ?? 'a@example.org'}
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; 550 ${status} no such
 user here

--tall
Content-Type: ${headersOnly ? 'text/rfc822-headers' : 'message/rfc822'}

${emailHead(letter)}
${headersOnly ? '' : '\nBon dia.\n'}
--tall--
`;

/** A feedback report (RFC 5965), whose sender has redacted the address. */
export const feedbackReport = (
  letter: SentEmail,
  type = 'abuse',
): string => `${head('FW: El matí', 'feedback-report')}
--tall
Content-Type: message/feedback-report

Feedback-Type: ${type}
User-Agent: SomeGenerator/1.0
Version: 1
Original-Mail-From: <mati@prova.example>

--tall
Content-Type: message/rfc822

${emailHead({ ...letter, to: 'redacted@example.org' })}

Bon dia.
--tall--
`;
