import '@portal/tokens/core.css';
import '@portal/tokens/sites/ribera.css';
import '@portal/tokens/sites/ribera.fonts.css';
import '@portal/ui/styles';
