import type { Language } from '@portal/model';

const words = (text: string) => new Set(text.trim().split(/\s+/));

const CA = words(`
  a al als amb ambdos aquell aquella aquelles aquells aquest aquesta aquestes aquests aixo aixi allo cada com d de del dels
  des doncs el ell ella elles ells els em en ens entre era eren es esta estan et etc fins fou gaire ha han has havia he hem
  hi ho i ja jo l la les li llur llurs lo los m ma mes meu meva molt n na ne ni no nos nosaltres o on os per perque pel
  pels pero poc qual quals quan que qui s sa se sempre sense ser seu seus seva seves si sobre som son sota soc t tan tant te
  tots tu un una unes uns us va van vos vosaltres vam vaig ves
`);

const ES = words(`
  a al algo alguna algunas alguno algunos ante antes aquel aquella aquellas aquellos aqui asi aunque cada como con contra
  cual cuando de del desde donde dos e el ella ellas ello ellos en entre era eran es esa esas ese eso esos esta estaba estan
  estas este esto estos fue fueron ha habia han has hasta hay he i la las le les lo los mas me mi mis mucho muy nada ni no
  nos nosotros o os otra otro para pero poco por porque que quien quienes se segun ser si sido sin sobre son su sus tambien
  tan tanto te ti tiene tu tus u un una uno unos y ya yo
`);

/** Words that say nothing alone, without case and accents, by language. PostgreSQL ships none for Catalan. */
export function isStopWord(language: Language, word: string): boolean {
  return (language === 'es' ? ES : CA).has(word);
}
